import { paths } from '#dashboard/paths.ts'
import { Navigate, useParams } from 'react-router'
import { Settings } from './Settings.tsx'
import { useDeleteWebsite } from './useDeleteWebsite.ts'

function SettingsPage() {
  const id = Number(useParams()['id'])
  const remove = useDeleteWebsite(id)
  // Leaves the form first, so that nothing asks about changes to a website that is gone.
  if (remove.isSuccess) return <Navigate to={paths.websites} replace />
  return <Settings key={id} id={id} remove={remove} />
}

export { SettingsPage as Component }
