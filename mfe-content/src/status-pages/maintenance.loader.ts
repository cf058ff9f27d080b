import { getMaintenanceEnd } from './dates.ts'

export const loader = () => getMaintenanceEnd(Date.now())
