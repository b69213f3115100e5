import { behaviour } from './behaviour/index.ts'
import { memoryStage } from './support/stage.ts'

behaviour('memory', memoryStage)
