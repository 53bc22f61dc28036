import { Children, type ReactNode } from 'react';

type FilterRowProps = {
  /** A SearchBox. */
  search: ReactNode;
  /** The choices beside it, each as wide as the others. */
  children?: ReactNode;
  /** How the table is shown, at the end. */
  options?: ReactNode;
};

/**
 * What stands above a table: the search takes what room there is, the choices follow, and break into lines. Where it is
 * narrow, on a phone or in a side column, the search has a line of its own.
 */
export function FilterRow({ search, children, options }: FilterRowProps) {
  return (
    <search className="@container block w-full">
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-[1_1_15rem] @max-xl:basis-full">{search}</div>
        {Children.map(children, (child) =>
          child ? (
            <div className="min-w-0 max-w-40 flex-[1_1_9rem] @max-xl:max-w-none @max-xl:basis-[40%]">
              {child}
            </div>
          ) : null,
        )}
        {options ? <div className="flex flex-wrap gap-2">{options}</div> : null}
      </div>
    </search>
  );
}
