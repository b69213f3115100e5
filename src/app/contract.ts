/** Everything that goes in and out, by one name. */
export * from './notices/shapes.ts'
export * from './shapes.ts'
export * from './talk/shapes.ts'
