extension FoundTests.Case {
    /// Only UIKit's controllers.
    static let uikit: [Self] = [
        Self(
            testDescription: "a page that an interrupted pop showed is released during the next transition",
            script: """
                world uikit
                root 80866571942998
                push animated choice 169886269835642
                advance choice 250258875459850
                pressBackKeys animated choice 250050046292276
                setStack animated choice 248919337197154
                pop animated choice 53377949370852
                """),
        Self(
            testDescription: "a push in the end of the transition that a push interrupts",
            script: """
                world uikit
                root 240503374826620
                setStack animated choice 87666813006876
                transaction animated choice 191012049964805 callback 4
                push animated choice 9692233543339
                """),
        Self(
            testDescription: "a sheet that is pulled while something is about to come over it",
            script: """
                world uikit
                root 221326160511363
                present choice 138634068788523
                push choice 107944481374557
                settle animated choice 136231671176786
                popToRoot animated choice 163901721967078
                moveOn animated choice 128809635819919
                present choice 89614883765253 callback 1
                pullSheet choice 37085278161117
                rotate choice 152652761260534
                """),
        Self(
            testDescription: "a page that appears again where it has always been",
            script: """
                world uikit
                root 107077819920557
                swapRoot animated choice 80363672809030
                addChild choice 269610642679162
                push choice 120889535645484
                pullSheet animated choice 66017475946029
                springBack animated choice 167242840702414
                driveOn animated choice 192704514343223 callback 2
                swapRoot choice 185979736193499 callback 0
                pop animated choice 264079152873769
                swipe choice 194809770414501
                """),
        Self(
            testDescription: "a change of a stack while its presenter's transition is given up",
            script: """
                world uikit
                root 259886654087146
                present animated choice 1275279822182
                swipe animated choice 59935070333778
                push choice 159348386212325
                driveBack animated choice 100966504348266
                """),
        Self(
            testDescription: "a change of a presented stack while its sheet is pulled and let go",
            script: """
                world uikit
                root 122944054609734
                present choice 20251635882622
                settle animated choice 212651821216947
                pullSheet animated choice 150513284648846
                setStack choice 83332518975331
                """),
        Self(
            testDescription: "a sheet that something covers before the pull on it begins",
            script: """
                world uikit
                root 244610494659749
                selectTab animated choice 78301414843444
                addChild choice 38666853410192
                present choice 270857627089270
                tapBack choice 75569296143689
                advance animated choice 49415880321127
                setStack animated choice 163401189305696
                springBack choice 25523885313261
                pullSheet choice 176308663055067
                present animated choice 194123509002671
                """),
        Self(
            testDescription: "a swipe behind a swipe after which nothing is left to swipe",
            script: """
                world uikit
                root 217067378503270
                setStack animated choice 234051220690770
                push choice 148786732522219
                swipe choice 145405334071397
                flick choice 121444306141924
                popTo choice 281060833362318
                swipe choice 170671024813290
                """),
        Self(
            testDescription: "a held pop of a stack whose presentation ends before it has begun",
            script: """
                world uikit
                root 119662172235840
                present animated choice 259886350487484
                push choice 233770948407853
                takeTouches animated choice 246128562834825
                tapBack animated choice 7267214416061
                swipeContent animated choice 214404768446997
                springBack choice 43561475315105
                advance animated choice 109444611722590
                driveBack animated choice 255518403451899
                """),
        Self(
            testDescription: "changes without animation before a pop that is given up",
            script: """
                world uikit
                root 211609550618368
                push choice 190550307121023
                settle choice 121443901524924
                pop choice 60667222580181
                push choice 32736735661451
                pressBackKeys animated choice 133156843382059
                advance animated choice 64488806860638
                driveBack animated choice 145788945687383
                """),
    ]
}
