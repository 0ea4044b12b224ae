extension FoundTests.Case {
    /// Presentations over a page that is being dismissed, and dismissals from it.
    static let dismissals: [Self] = [
        Self(
            testDescription: "a page presented over one that is being dismissed",
            script: """
                world flow
                root 135364604469999
                open animated choice 45825825358974
                settle choice 275731149680536
                open animated choice 264420151462889
                returnTo animated choice 223202968570775 callback 0
                present choice 58220450754791
                advance choice 132593972261599
                present animated choice 29306904980619
                dismiss choice 5817820034795
                replace animated choice 2780169512843
                """),
        Self(
            testDescription: "a full screen presented over a page that is pulled away",
            script: """
                world flow
                root 47354517757017
                open animated choice 190844385839221
                open choice 279127091696861
                settle animated choice 106155758584361
                present choice 55654699890011
                pressEscape choice 58749571889405
                swipe animated choice 202208203091660
                present animated choice 184730906689199
                scroll choice 257081066332504
                dismiss animated choice 61858861537665
                open animated choice 261154593424334
                """),
        Self(
            testDescription: "a page over a page that a waiting dismissal takes",
            script: """
                world flow
                root 51902914267073
                present animated choice 183231681201892
                setStack animated choice 188502767051341
                advance animated choice 155664056571117
                open choice 128546556606422
                finish choice 247615519235403
                scroll animated choice 264841817228281
                goBack animated choice 116298749936482 callback 0
                present animated choice 269553439499279
                dismiss animated choice 82187301132240
                """),
        Self(
            testDescription: "a covered page whose dismissal is given up",
            script: """
                world uikit
                root 208030755880716
                present choice 84763936486640
                push animated choice 35667817560419 callback 5
                dismiss animated choice 189908828613145 callback 3
                swipe choice 136517670209732
                present choice 43622831299693
                takeTouches animated choice 228531153747995
                takeTouches choice 261526163669321
                present choice 259283931980498
                doubleTap choice 261367538163674
                driveBack choice 44731586162343
                """),
        Self(
            testDescription: "a covered page in a stack whose dismissal is given up",
            script: """
                world uikit
                root 226020945124472
                selectTab choice 134239547396942
                pullSheet choice 267131789329745
                swapRoot animated choice 167816098390669
                addChild choice 136256805056363
                present choice 230250417291129
                doubleTap animated choice 231632678853262
                present choice 67529644040484
                push animated choice 222266139852028 callback 0
                advance animated choice 240931709593707
                dismiss animated choice 244769305569211
                """),
    ]
}
