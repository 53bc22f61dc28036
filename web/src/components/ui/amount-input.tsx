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
  const figures = useRef<number>(undefined);
  // Deleting a comma changes no amount, yet the caret must be put back.
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  const shown = groupAmount(value);

  useLayoutEffect(() => {
    if (figures.current === undefined) return;
    const caret = caretBehind(shown, figures.current);
    figures.current = undefined;
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
        figures.current = figuresBefore(target.value, target.selectionStart ?? target.value.length);
        redraw();
        onValueChange(isPaste(nativeEvent) ? pastedAmount(target.value) : plainAmount(target.value));
      }}
    />
  );
}

function isPaste(event: Event): boolean {
  return event instanceof InputEvent && ['insertFromPaste', 'insertFromDrop'].includes(event.inputType);
}
