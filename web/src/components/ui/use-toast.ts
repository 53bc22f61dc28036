import { useSyncExternalStore } from 'react';
import { type ToastRecord, toastStore } from './toast-store';

const noToasts: readonly ToastRecord[] = [];

/** Shows a toast from anywhere: toast({ title: 'Settings Saved' }). Failures use variant 'destructive'. */
export const toast = toastStore.show;

/** The toasts as a component sees them; needed only by what draws them. */
export function useToasts(): readonly ToastRecord[] {
  return useSyncExternalStore(toastStore.subscribe, toastStore.read, () => noToasts);
}
