import { type Choice, choice, listed } from './choice.ts'

export type SimulatedPlace = {
  continent: string
  country: string
  language: Choice<string>
  city: Choice<string>
}

type Row = [weight: number, continent: string, country: string, languages: string, cities: string]

/** Where visitors come from, what they read, and in which cities they live. */
const rows: Row[] = [
  [
    24,
    'NA',
    'US',
    'en 22, es 3, zh 1',
    'New York 9, Los Angeles 6, Chicago 5, San Francisco 5, Seattle 4, Austin 3, Boston 3, Denver 2, Portland 1',
  ],
  [
    14,
    'EU',
    'DE',
    'de 9, en 2, tr 1',
    'Berlin 8, Hamburg 5, Munich 5, Cologne 4, Frankfurt am Main 4, Leipzig 2, Stuttgart 2, Bremen 1',
  ],
  [10, 'EU', 'GB', 'en 20, pl 1', 'London 12, Manchester 4, Birmingham 3, Edinburgh 2, Bristol 2, Leeds 2'],
  [6, 'EU', 'FR', 'fr 9, en 1', 'Paris 9, Lyon 3, Marseille 2, Toulouse 2, Nantes 1'],
  [5, 'AS', 'IN', 'en 8, hi 2', 'Bengaluru 6, Mumbai 5, Delhi 4, Hyderabad 3, Pune 2'],
  [5, 'NA', 'CA', 'en 8, fr 3', 'Toronto 6, Vancouver 4, Montreal 4, Calgary 2'],
  [4, 'EU', 'NL', 'nl 6, en 4', 'Amsterdam 6, Rotterdam 3, Utrecht 3, Eindhoven 1'],
  [3, 'EU', 'ES', 'es 8, ca 1, en 1', 'Madrid 6, Barcelona 5, Valencia 2, Seville 1'],
  [3, 'EU', 'IT', 'it 9, en 1', 'Milan 5, Rome 5, Turin 2, Bologna 1'],
  [3, 'SA', 'BR', 'pt 12, en 1', 'São Paulo 8, Rio de Janeiro 4, Belo Horizonte 2, Curitiba 1'],
  [3, 'OC', 'AU', 'en 15, zh 1', 'Sydney 6, Melbourne 6, Brisbane 3, Perth 2'],
  [3, 'AS', 'JP', 'ja 12, en 1', 'Tokyo 9, Osaka 4, Yokohama 2, Fukuoka 1'],
  [2.5, 'EU', 'PL', 'pl 8, en 2', 'Warsaw 5, Kraków 3, Wrocław 2, Gdańsk 1'],
  [2.2, 'EU', 'CH', 'de 6, fr 3, it 1, en 2', 'Zurich 5, Geneva 2, Bern 2, Basel 2'],
  [2, 'EU', 'AT', 'de 9, en 1', 'Vienna 7, Graz 2, Linz 1, Salzburg 1'],
  [2, 'EU', 'SE', 'sv 6, en 3', 'Stockholm 6, Gothenburg 3, Malmö 2'],
  [1.5, 'EU', 'BE', 'nl 5, fr 4, en 1', 'Brussels 4, Antwerp 3, Ghent 2'],
  [1.2, 'EU', 'DK', 'da 6, en 3', 'Copenhagen 5, Aarhus 2'],
  [1.2, 'EU', 'IE', 'en 12', 'Dublin 6, Cork 2'],
  [1.1, 'EU', 'NO', 'nb 6, en 3', 'Oslo 5, Bergen 2'],
  [1.1, 'EU', 'CZ', 'cs 8, en 2', 'Prague 5, Brno 2'],
  [1, 'NA', 'MX', 'es 10, en 1', 'Mexico City 7, Guadalajara 2, Monterrey 2'],
  [1, 'EU', 'FI', 'fi 6, en 3', 'Helsinki 5, Tampere 2'],
  [1, 'EU', 'PT', 'pt 8, en 2', 'Lisbon 5, Porto 3'],
  [0.9, 'AS', 'SG', 'en 8, zh 3', 'Singapore 1'],
  [0.9, 'AS', 'KR', 'ko 10, en 1', 'Seoul 7, Busan 2'],
  [0.8, 'AF', 'ZA', 'en 10', 'Cape Town 4, Johannesburg 4, Durban 1'],
  [0.8, 'SA', 'AR', 'es 10', 'Buenos Aires 6, Córdoba 1'],
  [0.7, 'AS', 'TR', 'tr 9, en 1', 'Istanbul 6, Ankara 2'],
  [0.7, 'OC', 'NZ', 'en 10', 'Auckland 4, Wellington 2'],
  [0.6, 'AF', 'NG', 'en 10', 'Lagos 6, Abuja 1'],
  [0.6, 'AS', 'ID', 'id 9, en 2', 'Jakarta 5, Surabaya 1'],
  [0.5, 'EU', 'RO', 'ro 8, en 2', 'Bucharest 4, Cluj-Napoca 2'],
  [0.5, 'EU', 'GR', 'el 8, en 2', 'Athens 4, Thessaloniki 1'],
  [0.4, 'AF', 'KE', 'en 9, sw 1', 'Nairobi 5'],
  [0.4, 'SA', 'CL', 'es 10', 'Santiago 5'],
]

export const place = choice<SimulatedPlace>(
  rows.map(([weight, continent, country, languages, cities]) => [
    { continent, country, language: listed(languages), city: listed(cities) },
    weight,
  ]),
)
