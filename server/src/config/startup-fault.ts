/** A reason not to start that the operator can fix. Only its message is printed. */
export class StartupFault extends Error {
  override name = 'StartupFault';
}
