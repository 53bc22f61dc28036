import type { AdminWithdrawal } from '@oja/contract/payouts';
import { withdrawalStatusLabels } from '@oja/contract/withdrawal-labels';
import { useMutation } from '@tanstack/react-query';
import { EllipsisVertical, KeyRound, RotateCw, Send, Undo2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { checkWithdrawalMutation } from '../../api';
import { EnterOtp } from './enter-otp';
import { ReleaseWithdrawal } from './release-withdrawal';
import { ReturnMoney } from './return-money';

type QueueActionsProps = {
  withdrawal: AdminWithdrawal;
  /** The step that is open, by the menu or by a key. */
  asked: WithdrawalStep | undefined;
  onAsk: (step: WithdrawalStep) => void;
  onClose: (step: WithdrawalStep) => void;
};

/** The menu of actions, and what it leads to. */
export type WithdrawalStep = 'open' | 'release' | 'enter_otp' | 'return_money';
export interface AskedStep {
  id: string;
  step: WithdrawalStep;
}

/** What may be done is what the server says may be done. */
export function QueueActions({ withdrawal, asked, onAsk, onClose }: QueueActionsProps) {
  const state = (step: WithdrawalStep) => ({
    open: asked === step,
    onOpenChange: (isOpen: boolean) => (isOpen ? onAsk(step) : onClose(step)),
  });
  const check = useMutation({
    ...checkWithdrawalMutation,
    onSuccess: ({ status, gateway_status: gateway }) =>
      toast({
        title: 'Checked Again',
        description: `Status: ${withdrawalStatusLabels[status]}. Paystack says: ${gateway ?? 'nothing yet'}.`,
      }),
    onError: (error) => toastFailure(error, 'The gateway could not be asked.'),
  });
  if (withdrawal.actions.length === 0) return null;
  return (
    <>
      <DropdownMenu {...state('open')}>
        <DropdownMenuTrigger asChild>
          <Button
            variant="ghost"
            size="icon"
            busy={check.isPending}
            aria-label={`Actions for the withdrawal of ${withdrawal.person.name}`}
          >
            <EllipsisVertical aria-hidden="true" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {withdrawal.actions.includes('release') ? (
            <DropdownMenuItem onSelect={() => onAsk('release')}>
              <Send aria-hidden="true" />
              Release
            </DropdownMenuItem>
          ) : null}
          {withdrawal.actions.includes('enter_otp') ? (
            <DropdownMenuItem onSelect={() => onAsk('enter_otp')}>
              <KeyRound aria-hidden="true" />
              Enter the code
            </DropdownMenuItem>
          ) : null}
          {withdrawal.actions.includes('check_again') ? (
            <DropdownMenuItem onSelect={() => check.mutate(withdrawal.id)}>
              <RotateCw aria-hidden="true" />
              Check again
            </DropdownMenuItem>
          ) : null}
          {withdrawal.actions.includes('return_money') ? (
            <DropdownMenuItem variant="destructive" onSelect={() => onAsk('return_money')}>
              <Undo2 aria-hidden="true" />
              Return money
            </DropdownMenuItem>
          ) : null}
        </DropdownMenuContent>
      </DropdownMenu>
      <ReleaseWithdrawal withdrawal={withdrawal} {...state('release')} />
      <EnterOtp withdrawal={withdrawal} {...state('enter_otp')} />
      <ReturnMoney withdrawal={withdrawal} {...state('return_money')} />
    </>
  );
}
