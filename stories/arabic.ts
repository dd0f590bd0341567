import { registerLanguage } from '../src/elements/index.js';

/** As a host adds a language: the words that it has, once. */
registerLanguage({
  $code: 'ar',
  $name: 'العربية',
  $dir: 'rtl',

  send: 'إرسال',
  sendAnswers: 'إرسال الإجابات',
  next: 'التالي',
  review: 'مراجعة',
  answerDone: 'تم',
  back: 'السابق',
  tryAgain: 'إعادة المحاولة',
  stopSending: 'إيقاف الإرسال',
  copyAnswers: 'نسخ الإجابات',
  answersCopied: 'تم النسخ',
  clearChoice: 'مسح',
  edit: 'تعديل',
  editAnswer: (question) => `تعديل: ${question}`,

  hintChoose: 'اختيار',
  hintMove: 'تنقّل',
  hintNewLine: 'سطر جديد',
  hintSend: 'إرسال',
  hintNext: 'التالي',
  hintReview: 'مراجعة',
  hintDone: 'تم',
  hintBack: 'السابق',

  questions: 'أسئلة',
  answerProgress: (count) => `التقدم: ${count}`,
  countOf: (count, all) => `${count} من ${all}`,
  optional: 'اختياري',
  otherOption: 'غير ذلك',
  yourAnswer: 'إجابتك',
  chooseOne: 'اختر واحدًا',
  chooseAny: 'اختر ما تشاء',
  checkAnswers: 'راجع إجاباتك',

  sending: 'جارٍ الإرسال…',
  notSent: (reason) => `لم تُرسل: ${reason}. إجاباتك محفوظة.`,
  sentWithOthers: 'تمت الإجابة، وستُرسل مع البقية.',

  answersSent: 'أُرسلت الإجابات',
  closed: 'مغلق',
  newerMessage: 'توجد رسالة أحدث، فلا يمكن الإرسال بعد الآن.',
  enteredIsKept: 'ما أدخلته محفوظ هنا.',
});

/** A message as an assistant writes it in Arabic. The questionnaire brings the words of its answers along. */
export const arabicMessage = `قرأت أرقام الربع الماضي. قبل أن أُعدّ التقرير أحتاج إلى **بعض القرارات** منك.

<questionnaire>${JSON.stringify({
  title: 'إعداد التقرير الأسبوعي',
  ui_text: { unanswered: 'لم تتم الإجابة', unselected: 'لم يتم الاختيار', other: 'غير ذلك', list_separator: '، ' },
  questions: [
    { id: 'format', type: 'single_choice', text: 'بأي صيغة تريد التقرير؟', options: ['PDF', 'جدول بيانات', 'CSV مفصول بفواصل'], default: 'PDF', allow_other: true },
    { id: 'sections', type: 'multi_choice', text: 'ما الأقسام التي يتضمنها؟', options: ['الإيرادات حسب المنطقة', 'التكاليف حسب المنطقة', 'الفواتير المفتوحة (Q3)', 'توقعات الربع القادم'], default: ['الإيرادات حسب المنطقة'] },
    { id: 'notes', type: 'free_text', text: 'هل من شيء ينبغي للقراء معرفته؟', default: '' },
  ],
})}</questionnaire>

في هذه الأثناء سأرتّب أسماء الأعمدة.`;
