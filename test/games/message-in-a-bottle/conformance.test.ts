import { conforms } from '../conformance/suite.ts'

conforms('message-in-a-bottle')
