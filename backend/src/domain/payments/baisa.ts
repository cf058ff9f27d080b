/** Converts hundredths of OMR to baisa (thousandths), the unit of both providers. Stripe requires the last digit to be 0. */
export const toBaisa = (hundredths: number): number => hundredths * 10

/** Converts baisa to hundredths of OMR. */
export const fromBaisa = (baisa: number): number => Math.round(baisa / 10)
