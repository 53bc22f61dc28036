export { ReasonDialog } from '@/components/staff/reason-dialog';
