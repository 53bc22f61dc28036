import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { HistoryPanel } from './history-panel';
import { TransactionsPanel } from './transactions-panel';

const variants = {
  all: {
    title: 'All Transactions',
    description: 'Every movement of money in your wallet, newest first.',
    Panel: TransactionsPanel,
  },
  history: {
    title: 'Payment History',
    description: 'What happened in your wallet, newest first.',
    Panel: HistoryPanel,
  },
} as const;

type MovementsDialogProps = {
  variant: keyof typeof variants;
  /** What is searched for at first. */
  search?: string | undefined;
  open: boolean;
  onClose: () => void;
};

/** The Transactions dialog in its two variants. The panel lives only while the dialog is open, and so do its queries. */
export function MovementsDialog({ variant, search = '', open, onClose }: MovementsDialogProps) {
  const { title, description, Panel } = variants[variant];
  return (
    <Dialog open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <DialogContent size="lg">
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>{description}</DialogDescription>
        </DialogHeader>
        <Panel key={search} search={search} />
      </DialogContent>
    </Dialog>
  );
}
