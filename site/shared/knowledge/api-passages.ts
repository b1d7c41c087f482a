import { pages } from './pages.ts'
import type { Passage } from './passage.ts'

/** The API, as the documentation page shows it. */
export const apiPassages: readonly Passage[] = [
  {
    id: 'api.overview',
    topic: 'the API',
    keywords:
      'api rest endpoint endpoints developer developers sdk openapi swagger postman graphql reference documentation docs programmatic integrate build',
    questions: [
      'What can the API do?',
      'Can our developers pull the data?',

      'Do you have an API?',
      'Is there a REST API?',
      'What can I do with the API?',
      'Where is the API documentation?',
      'How do I integrate your API with our system?',
      'Can developers use it?',
      'Is there a developer interface?',
      'Can we build on top of it?',
      'Can I get at the data by program?',
      'What endpoints are there?',
      'Do you offer an SDK?',
    ],
    text: 'Yes. The API covers auth, organizations, emissions, documents, incidents, materials, dashboard and webhooks. API access is on the card of the Pro plan, and the documentation page has sample requests.',
    page: pages.api,
  },
  {
    id: 'api.authentication',
    topic: 'API authentication',
    keywords:
      'authenticate authentication authorization auth bearer token key keys oauth client credentials header secret scope scoped read-only write-only access request get scheme',
    questions: [
      'How do I rotate an API key?',
      'Which header carries the key?',

      'How do I authenticate with the API?',
      'How do I get an API key?',
      'What are API keys?',
      'Can API keys be read-only?',
      'Can I restrict an API key to one project?',
      'Is it a bearer token?',
      'How do API calls log in?',
      'Where do I get an API token?',
      'How are API requests authorised?',
      'Can a key be limited to reading?',
      'Do you use OAuth?',
      'How do I keep an integration from writing data by accident?',
    ],
    text: 'Requests carry a bearer API key in the Authorization header. A key can be read-only, write-only, or scoped to business units or projects. You ask for access with Get API Access on the API page.',
    page: pages.api,
  },
  {
    id: 'api.rate-limits',
    topic: 'API rate limits',
    keywords:
      'rate limit limits ratelimit throttle throttled requests calls per hour minute second quota 429 header remaining reset',
    questions: [
      'How do I know that I am near the limit?',
      'What happens when I call too often?',

      'What are the API rate limits?',
      'How many requests can I make?',
      'What is X-RateLimit-Remaining?',
      'Is the API throttled?',
      'How many API calls am I allowed?',
      'How many calls per hour can I make?',
      'What is the request quota?',
      'Is there a limit on API requests?',
      'Does a response tell me how many calls remain?',
    ],
    text: 'Limits depend on the plan. Every response carries X-RateLimit-Limit, X-RateLimit-Remaining and X-RateLimit-Reset, so a client can pace itself.',
    page: pages.api,
  },
  {
    id: 'api.parameters',
    topic: 'API query parameters',
    keywords:
      'parameter parameters query filter date dates format start end period quarter year scope unit page paging pagination limit sort csv json business unit material tag emissions endpoint extractions',
    questions: [
      'Can the API return CSV instead of JSON?',
      'What is the format of start_date?',

      'Which query parameters does the API take?',
      'How do I filter emissions by date?',
      'What date format does the API use?',
      'Can I filter by scope?',
      'How does paging work in the API?',
      'Does the API return CSV?',
      'What filters does the API offer?',
      'How do I ask the API for one quarter?',
      'How do I get results for one business unit?',
      'Which units can the API return?',
      'How do I page through results?',
      'How do I list extractions page by page?',
    ],
    text: 'Among others: start_date and end_date as YYYY-MM-DD, period, year, quarter (1-4), scope (1, 2, 3), business_unit_id, material, document_type, page, limit, sort_by and sort_order. The output is JSON by default, with CSV by format=csv, in tCO2e or kgCO2e.',
    page: pages.webApi,
  },
  {
    id: 'api.errors',
    topic: 'API errors',
    keywords:
      'error errors code message details response status fail failure invalid date range 400 wrong later before after start end',
    questions: [
      'What do API errors look like?',
      'What is invalid_date_range?',
      'How does the API report errors?',
      'What happens if the start date is after the end date?',
      'What does the API return when a request is wrong?',
      'Which error codes are there?',
      'What does an error response contain?',
    ],
    text: 'An error is an object with code, message and details. For example invalid_date_range, "Start date must be before end date", when the range runs backwards.',
    page: pages.api,
  },
  {
    id: 'api.webhooks',
    topic: 'webhooks',
    keywords:
      'webhook webhooks event events callback notify notification push subscribe url document processed register uuid token',
    questions: [
      'Can you call our system when a document is done?',
      'Can I push data in?',

      'Do you have webhooks?',
      'How do webhooks work?',
      'Can I get notified when a document is processed?',
      'What is the webhook token?',
      'Can you call our URL when something happens?',
      'Do you send events?',
      'Can I subscribe to events?',
    ],
    text: 'Yes. You register a URL with the events you want, for example a document being processed. Inbound, each business unit has a webhook with its own UUID-based token, which its email-in address shares.',
    page: pages.webApi,
  },
  {
    id: 'api.documentation',
    topic: 'API code samples',
    keywords:
      'example examples sample samples snippet snippets code curl request documentation docs token import upload tutorial',
    questions: [
      'Do you have API examples?',
      'Is there sample code?',
      'Show me a code snippet',
      'How do I upload data with the API?',
      'How do I import data by API?',
      'Where can I find code examples?',
      'How do I get an access token by API?',
      'Can you give me a sample request?',
    ],
    text: 'The API page shows four sample requests: getting a token, reading the emissions summary, importing data and registering a webhook. Imports are a POST to /v1/data/import with a JSON body and a bearer token.',
    page: pages.api,
  },
]
