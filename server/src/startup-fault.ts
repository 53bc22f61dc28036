/** A reason not to start that the person at the terminal can mend. Its message is all they get to read. */
export class StartupFault extends Error {
  override name = 'StartupFault';
}
