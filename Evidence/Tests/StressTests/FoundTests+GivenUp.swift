extension FoundTests.Case {
    /// Verbs whose presentation or dismissal UIKit abandons before it begins.
    static let givenUp: [Self] = [
        Self(
            testDescription:
                "a dismissal asked for by a verb before the presentation had begun, and another root",
            script: """
                world flow
                root 187185555275373
                present animated choice 257910188118183
                replace animated choice 253095869860361
                scroll choice 89562829061223
                swapRoot choice 219774364223938
                """),
        Self(
            testDescription: "a way back from a page whose presentation waits for a finger, and another root",
            script: """
                world flow
                root 66515046769380
                swipe animated choice 141278344694014
                present animated choice 34363894529080
                finish animated choice 87863322415273
                springBack animated choice 148929821970053
                swapRoot choice 44747115941982
                """),
        Self(
            testDescription: "a presentation that waits, and is dismissed before it begins",
            script: """
                world flow
                root 86011919109256
                dismiss animated choice 199643685904025 callback 3
                open choice 262903633779145
                push animated choice 158620899387957
                advance choice 137883780513715
                """),
        Self(
            testDescription: "a page replaced over a root that is replaced in its first callback",
            script: """
                world flow
                root 270051116295376
                present choice 63660837194924
                advance choice 196664761453879
                replace animated choice 158330919643841
                swapRoot animated choice 78517343815916 callback 1
                tap choice 222484151694367
                """),
        Self(
            testDescription:
                "a tab chosen under a finger, and a modal page dismissed from beneath while the app is away",
            script: """
                world flow
                root 92497118798096
                swipeContent animated choice 104755527668987
                open animated choice 132256605508314
                tapTab choice 193929719772300
                leaveApp choice 140652523050809
                dismiss choice 239105965577039
                """),
        Self(
            testDescription: "a dismissal from beneath that waits for a stack in what it takes away",
            script: """
                world flow
                root 37735199732392
                present choice 66677575585815
                tap choice 208456798620842
                open animated choice 207506632433297
                open choice 84521054332259
                push animated choice 89422968830359
                goBack animated choice 69668533947238
                returnTo animated choice 137396340516182
                tapBack choice 198281937464067
                """),
        Self(
            testDescription:
                "a presentation that waits for a stack within a page that is about to leave its own stack",
            script: """
                world flow
                root 102858176160733
                open animated choice 203529911412718
                push animated choice 246692372282265
                type choice 80087462648881
                replace animated choice 273341718358512
                open choice 62005941796915
                """),
        Self(
            testDescription: "a request from a page that waits to be dismissed and has left the window",
            script: """
                world flow
                root 112971987086416
                open choice 43802968737066
                open choice 224433013553407
                open choice 22838581346026
                doubleTap animated choice 243547795713536
                settle animated choice 90256479244708
                returnTo choice 251984260237404
                present animated choice 97280589300819
                push animated choice 3992167956540
                dismiss choice 89782352327348
                open animated choice 188124601779923
                """),
    ]
}
