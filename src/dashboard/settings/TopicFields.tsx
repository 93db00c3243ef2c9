import { text } from '#dashboard/language/text.ts'
import type { WebsiteForm } from './websiteForm.ts'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import styles from './TopicFields.module.css'
import { topicNames } from './topics.ts'

/** Which statistics others see: one of them at least. */
export function TopicFields() {
  const { register, formState } = useFormContext<WebsiteForm>()
  const error = formState.errors.share_statistics?.message
  const id = useId()
  return (
    <fieldset className={styles.topics} aria-describedby={error && id}>
      <legend className={styles.legend}>{text('sharing.shown')}</legend>
      {topicNames.map((topic) => (
        <label key={topic} className={styles.topic}>
          <input
            type="checkbox"
            value={topic}
            {...register('share_statistics', {
              validate: (chosen) => chosen.length > 0 || text('sharing.shown.none'),
            })}
          />
          {text(`sharing.topic.${topic}`)}
        </label>
      ))}
      {error && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
