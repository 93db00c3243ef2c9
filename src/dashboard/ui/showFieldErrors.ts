import { ApiError } from '#dashboard/http/ApiError.ts'
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'

/**
 * Puts what the service says about fields beside them and the focus on the first. False when it says nothing about any
 * of `names`: then the failure has to be shown elsewhere.
 */
export function showFieldErrors<Form extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Form>,
  names: readonly Path<Form>[],
): boolean {
  if (!(error instanceof ApiError)) return false
  const refused = names.filter((name) => error.fields[name]?.length)
  for (const [index, name] of refused.entries())
    setError(name, { message: error.fields[name]?.join(' ') ?? '' }, { shouldFocus: index === 0 })
  return refused.length > 0
}
