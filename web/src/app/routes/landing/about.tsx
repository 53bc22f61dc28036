import { HoldingsTable } from './holdings-table';

export function About() {
  return (
    <section
      id="about"
      tabIndex={-1}
      className="mx-auto grid max-w-6xl gap-x-12 gap-y-10 px-4 py-16 outline-none sm:px-6 sm:py-20 lg:grid-cols-[1fr_1.3fr] lg:py-28"
    >
      <div className="min-w-0">
        <p className="text-muted-foreground">
          <span lang="yo" className="font-bold font-heading text-2xl text-primary">
            ọjà
          </span>
          <span className="ml-3 text-sm">Yoruba, noun: market</span>
        </p>
        <h2 className="mt-4 font-bold text-3xl tracking-tight sm:text-4xl">
          A market works when nobody has to go first.
        </h2>
        <p className="mt-5 text-lg text-muted-foreground">
          When two strangers trade an account, somebody has to begin: the buyer with the money or the seller
          with the password. That is where people get cheated.
        </p>
        <p className="mt-4 text-lg text-muted-foreground">
          Oja stands in the middle. The money is in escrow before the login details are shown, and it leaves
          escrow when the buyer confirms or when the time to check has passed without a dispute.
        </p>
      </div>
      <HoldingsTable />
    </section>
  );
}
