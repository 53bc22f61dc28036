import {
  type ComponentProps,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { caretBehind, figuresBefore, groupAmount, pastedAmount, plainAmount } from './grouped-amount';
import { Input } from './input';

type AmountInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'ref'> & {
  /** In plain digits, as the form keeps it. */
  value: string;
  onValueChange: (plain: string) => void;
  ref?: Ref<HTMLInputElement | null>;
};

/** An input that groups an amount while it is typed. The caret stays behind the figure it stood behind. */
export function AmountInput({ value, onValueChange, ref, ...rest }: AmountInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const edit = useRef<{ figures: number; isForward: boolean }>(undefined);
  // Deleting a comma changes no amount, yet the caret must be put back.
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  const shown = groupAmount(value);

  useLayoutEffect(() => {
    if (edit.current === undefined) return;
    const { figures, isForward } = edit.current;
    edit.current = undefined;
    const behind = caretBehind(shown, figures);
    // The Delete key would find the same comma again, which comes back by itself.
    const caret = isForward && shown.charAt(behind) === ',' ? behind + 1 : behind;
    input.current?.setSelectionRange(caret, caret);
  });

  return (
    <Input
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      ref={input}
      value={shown}
      onChange={({ target, nativeEvent }) => {
        const figures = figuresBefore(target.value, target.selectionStart ?? target.value.length);
        const isPaste = isOf(nativeEvent, ['insertFromPaste', 'insertFromDrop']);
        const plain = isPaste ? pastedAmount(target.value) : plainAmount(target.value);
        // Backspace behind a comma took the comma alone, which comes back by itself: the figure before it is meant.
        const tookComma = plain === value && isOf(nativeEvent, ['deleteContentBackward']);
        const kept = tookComma ? figures - 1 : figures;
        edit.current = { figures: kept, isForward: isOf(nativeEvent, ['deleteContentForward']) };
        redraw();
        onValueChange(tookComma ? plain.slice(0, kept) + plain.slice(figures) : plain);
      }}
    />
  );
}

function isOf(event: Event, inputTypes: readonly string[]): boolean {
  return event instanceof InputEvent && inputTypes.includes(event.inputType);
}
