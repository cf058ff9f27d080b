export { boxOf } from './slots/BoxBoundary.tsx'
export { Slot, type SlotProps } from './slots/Slot.tsx'
export {
  createBoxes,
  openBox,
  SlotHostProvider,
  type Box,
  type ExtensionModule,
  type SlotHost,
} from './slots/slot-host.ts'
