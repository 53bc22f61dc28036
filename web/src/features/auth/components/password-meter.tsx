import { cn } from '@/lib/class-names';
import { passwordStrength, strengths } from '../logic/password-strength';

const segments = [1, 2, 3, 4] as const;

type PasswordMeterProps = {
  password: string;
  minimumLength: number | undefined;
  /** Names and addresses that should not be in a password. */
  personal?: readonly string[];
};

/** Four bars and a word. The word is what assistive technology gets, whenever it changes. */
export function PasswordMeter({ password, minimumLength, personal = [] }: PasswordMeterProps) {
  const strength = strengths[passwordStrength(password, { minimumLength, personal })];
  const level = password === '' ? 0 : strength.level;
  return (
    <div className="flex h-5 items-center gap-3">
      <div aria-hidden="true" className="grid flex-1 grid-cols-4 gap-1.5">
        {segments.map((segment) => (
          <span
            key={segment}
            className={cn(
              'h-1 rounded-full transition-colors',
              segment > level ? 'bg-border' : level < 3 ? 'bg-warning' : 'bg-success',
            )}
          />
        ))}
      </div>
      <p
        aria-live="polite"
        className={password === '' ? 'sr-only' : 'w-16 text-right text-muted-foreground text-xs'}
      >
        {password === '' ? null : (
          <>
            <span className="sr-only">Password strength: </span>
            {strength.label}
          </>
        )}
      </p>
    </div>
  );
}
