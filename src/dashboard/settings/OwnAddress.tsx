import { readAddress } from '#dashboard/http/ownDevices.ts'
import { text } from '#dashboard/language/text.ts'
import { Button } from '#dashboard/ui/Button.tsx'
import { FailedState } from '#dashboard/ui/FailedState.tsx'
import { useMutation } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { entries } from './entries.ts'
import styles from './OwnAddress.module.css'
import type { WebsiteForm } from './websiteForm.ts'

/** Adds the address that whoever edits the settings comes from; it is saved with everything else. */
export function OwnAddress() {
  const { getValues, setValue } = useFormContext<WebsiteForm>()
  const add = useMutation({
    mutationFn: readAddress,
    onSuccess: ({ network }) => {
      if (network === '') return
      setValue('exclude_ips', entries(`${getValues('exclude_ips')}\n${network}`).join('\n'), { shouldDirty: true })
    },
  })
  return (
    <div className={styles.address}>
      <Button busy={add.isPending} onClick={() => add.mutate()}>
        {text('devices.address.add')}
      </Button>
      {add.error && <FailedState error={add.error} />}
      <output className="quiet">{add.data && sentence(add.data)}</output>
    </div>
  )
}

function sentence({ network, local }: Awaited<ReturnType<typeof readAddress>>): string {
  if (network === '') return text('devices.address.none')
  return text(local ? 'devices.address.local' : 'devices.address.added', { address: network })
}
