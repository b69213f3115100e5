import { conforms } from '../conformance/suite.ts'

conforms('message-from-the-stars')
