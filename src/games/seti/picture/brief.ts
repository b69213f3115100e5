import type { Card, Color, Place, Resource, TechId, Template } from '../material/index.ts'
import { kindOf } from '../material/index.ts'
import { effectText, joined } from '../tell/effect.ts'
import { planetName } from '../tell/line.ts'

/** What icons would say, in a few signs, for rewards on boards; cards are written out (`tell/card.ts`). */
export const brief = (templates: readonly Template[]): string => joined(templates.map(one))

const UNITS: Readonly<Record<Resource, string>> = {
  vp: 'VP',
  publicity: 'pub',
  credit: 'cr',
  energy: 'en',
  data: 'data',
  exofossil: 'exo',
}

function one(template: Template): string {
  switch (template.do) {
    case 'gain':
      return `${template.n} ${UNITS[template.res]}`
    case 'draw':
      return many(template.n, template.from === 'deck' ? 'deck card' : 'card')
    case 'move':
      return many(template.n, 'move')
    case 'trace':
      return `${template.color} trace`
    case 'income':
      return 'income'
    case 'alienCard':
      return 'alien'
    case 'signal':
      return many(template.n, `${sectorOf(template.at)} signal`)
    default:
      return effectText([template])
  }
}

/** Boards mark signals in any sector, at a planet, its tile too, and at a star of a colour. */
function sectorOf(at: Place): string {
  if ('color' in at) return at.color
  if ('planet' in at) return planetName(at.planet)
  if ('oumuamua' in at) return "'Oumuamua"
  return 'any' in at ? 'any' : Object.keys(at).join()
}

const many = (n: number, name: string): string => (n === 1 ? name : `${n} ${name}s`)

export const cornerOf = ({ corner }: Card): string => brief(corner)

export const costOf = ({ cost }: Card): string => `${cost.n} ${UNITS[cost.res]}`

/** A short name of a tech, and what it is for. */
export const techName = (tech: TechId): string =>
  `${kindOf(tech).slice(0, 1).toUpperCase()}${kindOf(tech).slice(1)} ${tech.slice(-1)}`

export const TECH_USE: Readonly<Record<TechId, string>> = {
  'probe-1': 'launch, two probes',
  'probe-2': 'asteroids: pub',
  'probe-3': 'landing 1 en less',
  'probe-4': 'land on moons',
  'telescope-1': '2 data, beside Earth',
  'telescope-2': '1 pub: Mercury',
  'telescope-3': 'hand card signal',
  'telescope-4': '1 en: launch; or move',
  'computer-1': '2 VP, below 1 cr',
  'computer-2': '2 VP, below 1 en',
  'computer-3': '2 VP, below card',
  'computer-4': '2 VP, below 2 pub',
}

export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** The letter beside a colour, for who cannot tell it. */
export const colorLetter = (color: Color): string => (color === 'black' ? 'K' : color.charAt(0).toUpperCase())
