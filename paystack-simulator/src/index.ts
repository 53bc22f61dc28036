export type { SimulatorOptions } from './options.ts';
export { paystackSimulator } from './plugin.ts';
export { startSimulator } from './start-simulator.ts';
