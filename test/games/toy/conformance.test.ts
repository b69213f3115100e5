import { conforms } from '../conformance/suite.ts'

conforms('toy')
