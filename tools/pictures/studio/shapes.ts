/** Path of a rectangle around the origin with rounded corners. */
export function roundRect(width: number, height: number, radius: number): string {
  const [x, y] = [width / 2, height / 2]
  const arc = (toX: number, toY: number) => `A${radius} ${radius} 0 0 1 ${toX} ${toY}`
  return [
    `M${-x + radius} ${-y}H${x - radius}${arc(x, -y + radius)}`,
    `V${y - radius}${arc(x - radius, y)}`,
    `H${-x + radius}${arc(-x, y - radius)}`,
    `V${-y + radius}${arc(-x + radius, -y)}Z`,
  ].join('')
}

/** Path of a circle. */
export function circle(radius: number, x = 0, y = 0): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0Z`
}

/** Path of a five-pointed star. */
export function star(radius: number, x = 0, y = 0): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5 - Math.PI / 2
    const reach = index % 2 === 0 ? radius : radius * 0.45
    return `${(x + reach * Math.cos(angle)).toFixed(2)} ${(y + reach * Math.sin(angle)).toFixed(2)}`
  })
  return `M${points.join('L')}Z`
}
