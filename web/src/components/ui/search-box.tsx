import { textLimits } from '@oja/contract/text-limits';
import { Search } from 'lucide-react';
import type { RefObject } from 'react';
import { cn } from '@/lib/class-names';
import { useSearchText } from '@/lib/use-search-text';
import { Input } from './input';

type SearchBoxProps = {
  label: string;
  placeholder: string;
  /** The words that the list is searched for now. */
  value: string;
  onSearch: (words: string) => void;
  /** The one thing to do on its page. */
  large?: boolean;
  ref?: RefObject<HTMLInputElement | null> | undefined;
  className?: string;
};

/** Searches when the person pauses, and at once when they leave the box: nothing typed is lost. */
export function SearchBox({
  label,
  placeholder,
  value,
  onSearch,
  large = false,
  ref,
  className,
}: SearchBoxProps) {
  const [text, setText, applyNow] = useSearchText(value, onSearch);
  return (
    <div className={cn('relative min-w-0', className)}>
      <Search
        aria-hidden="true"
        className={cn(
          '-translate-y-1/2 pointer-events-none absolute top-1/2 text-muted-foreground',
          large ? 'left-3.5 size-5' : 'left-3 size-4',
        )}
      />
      <Input
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={textLimits.search}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={applyNow}
        className={cn('text-ellipsis', large ? 'h-12 pl-11 text-base' : 'pl-9')}
      />
    </div>
  );
}
