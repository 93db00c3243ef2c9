export const movedWrongly = (what: string) =>
  new Error(
    `What is on the server is not what is here (${what}). Run the command again; if it says so again, something else writes there: add --replace.`,
  )
