import { siteConfig } from '../site-config.ts'
import { pages } from './pages.ts'
import type { Passage } from './passage.ts'

/** Security, privacy, teams and roles. What the site does not claim is said not to be claimed. */
export const trustPassages: readonly Passage[] = [
  {
    id: 'security.overview',
    topic: 'security',
    keywords:
      'security secure safe safety protect protection protected data information confidential access control hacked breach privacy encryption authentication audit logging trust',
    questions: [
      'How do you keep our data secure?',
      'Is my data safe with you?',

      'How secure is the platform?',
      'Is my data safe?',
      'How do you protect our data?',
      'What security features do you have?',
      'Tell me about your security',
      'Is my information secure?',
      'Is it secure?',
      'How is access controlled?',
      'Do you take data protection seriously?',
      'Can we trust you with our data?',
      'Is my data safe?',
    ],
    text: 'Data is isolated between organizations, access goes by role and business unit assignment, and the API is secured with authentication tokens, permission scopes and audit logging. SSO and custom roles are on the card of the Pro plan.',
    page: pages.webApi,
  },
  {
    id: 'security.certifications',
    topic: 'security certifications',
    keywords:
      'iso27001 iso soc2 soc certification certificate certified penetration pen test pentest irap essential eight encryption encrypted encrypt rest transit questionnaire audit compliance backup backups backed up disaster recovery vulnerability bug bounty',
    questions: [
      'Any pen test report I can have?',
      'Do you hold ISO certificates?',
      'Are you audited?',

      'Are you ISO 27001 certified?',
      'Do you have SOC 2?',
      'What certifications do you hold?',
      'Have you had a penetration test?',
      'Are you IRAP assessed?',
      'Is the data encrypted at rest?',
      'Do you have a security certificate?',
      'Is there a SOC 2 report?',
      'ISO 27001?',
      'Do you encrypt data?',
      'Can you fill in our security questionnaire?',
      'Is the data backed up?',
      'Are there security audits by third parties?',
    ],
    text: 'The site claims no security certification and gives no details on encryption or testing, so I cannot confirm any. Please ask us for the current security information.',
    page: pages.contact,
  },
  {
    id: 'security.data-location',
    topic: 'where data is held',
    keywords:
      'where stored hosted hosting data residency sovereignty location country region onshore offshore overseas australia server servers cloud aws azure google datacentre data centre leave',
    questions: [
      'Is the data kept in Australia?',
      'Which country are the servers in?',

      'Where is my data stored?',
      'Is data hosted in Australia?',
      'What about data residency?',
      'Which cloud provider do you use?',
      'Where are your servers?',
      'In which country is our data kept?',
      'Is the data kept onshore?',
      'Where do you keep customer data?',
      'Does data leave Australia?',
      'Are you on AWS or Azure?',
    ],
    text: 'The site does not say where customer data is hosted, so I will not guess. Please ask us; in the demo nothing of an upload is stored.',
    page: pages.contact,
  },
  {
    id: 'security.isolation',
    topic: 'data isolation',
    keywords:
      'firm isolation isolated separate separated tenant multi-tenant other customers companies competitors access see visible shared database mix partition',
    questions: [
      'Could another firm see my bill?',
      'Can somebody else see what we upload?',

      'Can competitors see our numbers?',
      'Is our data mixed with that of others?',

      'Is our data separated from other customers?',
      'What is data isolation?',
      'Can other organisations see our data?',
      'Is it multi-tenant?',
      'Can another company see our bills?',
      'Do other customers have access to our information?',
      'How do you keep customers apart?',
      'Is our data visible to anybody else?',
      'How is customer data segregated?',
    ],
    text: 'Data is isolated between organizations. A user who belongs to several organizations switches between them and sees one at a time.',
    page: pages.teamManagement,
  },
  {
    id: 'security.sso',
    topic: 'single sign-on',
    keywords:
      'sso single sign-on saml okta azure entra active directory oauth oidc scim provisioning mfa two factor 2fa login company account identity provider',
    questions: [
      'Can we log in with Azure?',
      'Do you support Google login?',

      'Do you support SSO?',
      'Is there single sign-on?',
      'Can we use SAML or Azure AD?',
      'Do you support Okta?',
      'Do you have MFA?',
      'Can we log in with our company account?',
      'Does it support Azure Active Directory?',
    ],
    text: 'SSO is on the card of the Pro plan. Which identity providers and protocols are supported is not stated on the site; please ask us.',
    page: pages.pricing,
  },
  {
    id: 'security.sla',
    topic: 'the service level agreement',
    keywords:
      'sla service level uptime availability guarantee reliability downtime outage support response maintenance 99',
    questions: [
      'What if the system is down?',
      'How often is it down?',

      'Is there an SLA?',
      'What uptime do you guarantee?',
      'What is your availability?',
      'Do you offer guaranteed support response times?',
      'How reliable is the service?',
      'What availability do you promise?',
      'What support do we get?',
    ],
    text: 'An SLA is on the card of the Enterprise plan. No uptime figure is published, so please ask for the terms.',
    page: pages.pricing,
  },
  {
    id: 'privacy.policy',
    topic: 'privacy',
    keywords:
      'privacy policy personal information gdpr australian privacy act collect sell contact form data subject consent',
    questions: [
      'GDPR?',
      'What do you do with my e-mail address?',

      'Where is your privacy policy?',
      'What personal data do you collect?',
      'Are you GDPR compliant?',
      'Do you sell my data?',
      'What do you know about me?',
      'Which personal information do you hold?',
      'What about privacy?',
    ],
    text: 'The privacy page says what this site collects, why and for how long. Uploads to the demo are not kept; a message sent from the contact form is, so that we can answer it.',
    page: pages.privacy,
  },
  {
    id: 'privacy.retention',
    topic: 'how long contact messages are kept',
    keywords: 'retention retain contact message messages enquiry enquiries purge purged expire mail',
    questions: [
      'How long do you keep contact messages?',
      'How long is my message stored?',
      'What is your retention period?',
      'When do you purge messages from the contact form?',
      'For how many days is an enquiry kept?',
      'What happens to the message I send through the contact form?',
    ],
    text: 'A contact message is kept for 365 days after it arrived, then purged from the database; the operator may have set another period, and tells you if you ask. The mail we received stays in our mailbox until the matter is closed. A document in the chat is not kept.',
    page: pages.privacy,
  },
  {
    id: 'privacy.cookies',
    topic: 'cookies',
    keywords:
      'cookie cookies banner consent tracking tracker track visitors analytics statistics identifier do not track page view count',
    questions: [
      'Do you use cookies?',
      'Which cookies do you set?',
      'Is there a cookie banner?',
      'Do you track visitors?',
      'Do you use analytics?',
      'What do you store on my device?',
    ],
    text: 'This website sets no cookies of its own: page views are counted by path and day, with no address, no cookie and no identifier. Stored on your own device are the theme that you choose and, in session storage, the conversation with this assistant. If Google Analytics is connected, page paths are sent to it.',
    page: pages.privacy,
  },
  {
    id: 'privacy.deletion',
    topic: 'the right to deletion',
    keywords:
      'delete deleted deletion erase erasure remove removal forget forgotten right rights access correct corrected correction personal data information request held about me complaint oaic',
    questions: [
      'Can I delete my data?',
      'Can I have my data deleted?',
      'How do I get my personal information erased?',
      'Do I have a right to be forgotten?',
      'Can I ask what you hold about me?',
      'What are my privacy rights?',
      'How do I complain about privacy?',
    ],
    text: `Yes. Under the Australian Privacy Principles you may ask what we hold about you, have it corrected, and have it deleted: write to [${siteConfig.emails.contact}](mailto:${siteConfig.emails.contact}). The Office of the Australian Information Commissioner takes complaints.`,
    page: pages.privacy,
  },
  {
    id: 'team.overview',
    topic: 'team management',
    keywords:
      'team teams member members invite add user users people colleague colleagues access manage management set up organisation organization structure external contractor',
    questions: [
      'How do I add my colleagues?',
      'Can we have several administrators?',

      'How does team management work?',
      'How do I add team members?',
      'Can I invite colleagues?',
      'How do I manage users?',
      'Can I add an external consultant?',
      'How do I bring my colleagues on board?',
      'How do I give my team access?',
      'How are people added?',
      'Can I set up several teams?',
    ],
    text: 'You create an organization, add business units, invite people, and give each a role and the units they work on. Whoever creates the organization becomes its Admin. People can belong to several organizations.',
    page: pages.teamManagement,
  },
  {
    id: 'team.roles',
    topic: 'roles',
    keywords:
      'role roles permission permissions rights access admin administrator manager viewer read-only rbac custom level levels who becomes owner creator',
    questions: [
      'Who becomes the administrator?',
      'What may a viewer do?',
      'Can someone have read-only access?',

      'Who can see what inside our company?',
      'Can I limit what a colleague sees?',

      'Who can see what inside our company?',
      'Can I limit what a colleague sees?',

      'What roles are there?',
      'Which user roles exist?',
      'What is the difference between Admin, Manager and Viewer?',
      'What permissions can I set?',
      'Who becomes admin?',
      'What can a viewer do?',
      'What can each role do?',
      'Who has admin rights?',
      'Which roles can a member have?',
      'What access levels exist?',
    ],
    text: 'Team management has three roles: Admin, Manager and Viewer. The creator of an organization becomes its Admin. Access goes by role and business unit assignment; role-based access control with custom roles is on the card of the Pro plan. The exact rights of each role are not listed on the site.',
    page: pages.teamManagement,
  },
  {
    id: 'team.supporting-roles',
    topic: 'the supporting roles',
    keywords:
      'data contributor business unit manager sustainability manager responsible field reporting staff coordinates',
    questions: [
      'What is a Data Contributor?',
      'What does a Business Unit Manager do?',
      'What does a Sustainability Manager do?',
      'Which people are involved in reporting?',
      'Who enters the data on site?',
      'What do field staff do?',
    ],
    text: 'A Data Contributor reports from the field, a Business Unit Manager assigns incidents and coordinates, and a Sustainability Manager looks after analytics and reporting.',
    page: pages.carbonPlanning,
  },
  {
    id: 'team.multi-organisation',
    topic: 'several organizations',
    keywords:
      'multiple several many clients organisations organizations companies consultant consultancy separate apart switch one login account group portfolio tenants',
    questions: [
      'Can one person belong to two organisations?',

      'Can I belong to more than one organisation?',
      'Can a consultant manage multiple clients?',
      'How do I switch organisations?',
      'Is multi-organization membership supported?',
      'I have many clients, can I keep them separate?',
      'I work for nine clients, can I keep them apart?',
      'Can I manage many clients under one login?',
      'Can one user be in two companies?',
      'How do consultants separate their clients?',
      'Can I run several clients from one account?',
    ],
    text: 'Yes. One person can belong to several organizations and switch between them, and data stays isolated between organizations. That suits consultants with many clients.',
    page: pages.teamManagement,
  },
]
