/** A route's fields are read where the event is made of them. */
export const readLater = { validatorCompiler: () => (value: unknown) => ({ value }) }
