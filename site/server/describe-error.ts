/**
 * An error as the log may hold it: its kind, code and place, and those of its causes. Messages are left out,
 * because those of the database and of mail servers quote the visitor's words and addresses; only those of the
 * engine's own faults, which name code, are kept.
 */
export function describeError(problem: unknown): Record<string, unknown> {
  if (!(problem instanceof Error)) return { kind: typeof problem }
  const { code, responseCode, command, syscall } = pickFields(problem)
  return {
    kind: problem.name,
    ...(problem instanceof TypeError || problem instanceof ReferenceError
      ? { message: problem.message }
      : {}),
    ...(code === undefined ? {} : { code }),
    ...(responseCode === undefined ? {} : { responseCode }),
    ...(command === undefined ? {} : { command }),
    ...(syscall === undefined ? {} : { syscall }),
    at: listFrames(problem.stack),
    ...(problem.cause === undefined ? {} : { cause: describeError(problem.cause) }),
  }
}

function pickFields(problem: object): Record<'code' | 'responseCode' | 'command' | 'syscall', unknown> {
  return {
    code: 'code' in problem ? problem.code : undefined,
    responseCode: 'responseCode' in problem ? problem.responseCode : undefined,
    command: 'command' in problem ? problem.command : undefined,
    syscall: 'syscall' in problem ? problem.syscall : undefined,
  }
}

function listFrames(stack: string | undefined): string[] {
  const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  return frames.slice(0, 8).map((frame) => frame.trim())
}
