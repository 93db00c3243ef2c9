import { Skeleton } from '#dashboard/ui/Skeleton.tsx'

/** The shape of ten rows. */
export const RowsSkeleton = () => <Skeleton rows={10} height="34px" gap="2px" />
