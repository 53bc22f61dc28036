/** The scalloped edge of the mark as a band across the page. Decoration. */
export function Awning() {
  return (
    <div
      aria-hidden="true"
      className="h-5 w-full text-awning"
      style={{
        background:
          'radial-gradient(circle at 50% 4px, currentColor 15.5px, transparent 16px) center top / 32px 20px repeat-x, linear-gradient(currentColor 4px, transparent 4px)',
      }}
    />
  );
}
