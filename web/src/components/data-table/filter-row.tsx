import { Children, type ReactNode } from 'react';

type FilterRowProps = {
  /** A SearchBox. */
  search: ReactNode;
  /** The choices beside it, each as wide as the others. */
  children?: ReactNode;
  /** How the table is shown, at the end. */
  options?: ReactNode;
};

/** What stands above a table: the search takes what room there is, the choices follow, and break into lines. */
export function FilterRow({ search, children, options }: FilterRowProps) {
  return (
    <search className="flex flex-wrap items-start gap-3">
      <div className="min-w-0 flex-[1_1_17rem] max-sm:basis-full">{search}</div>
      {Children.map(children, (child) =>
        child ? <div className="min-w-0 flex-[0_1_10rem] max-sm:flex-[1_1_40%]">{child}</div> : null,
      )}
      {options ? <div className="flex flex-wrap gap-2">{options}</div> : null}
    </search>
  );
}
