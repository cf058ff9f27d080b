// Code of pages has no types of Node: webpack replaces this one variable, browsers have no `process`.
declare global {
  namespace NodeJS {
    interface ProcessEnv {
      NODE_ENV?: string
    }
    interface Process {
      env: ProcessEnv
    }
  }
  var process: NodeJS.Process
}

export {}
