extension FoundTests.Case {
    /// PageFlow's verbs together with app code and touches.
    static let flow: [Self] = [
        Self(
            testDescription: "a page that left under an interrupted pop is released",
            script: """
                world flow
                root 123475040980492
                push choice 179088510748488
                takeTouches animated choice 207546856860020
                doubleTap choice 41621684844222
                setStack choice 24192255715184
                pressBackKeys choice 1502556544032
                transaction animated choice 37793342806521
                """),
        Self(
            testDescription: "a finger held on the back button until there is nothing to go back to",
            script: """
                world flow
                root 182476025284321
                doubleTap choice 249910770357762
                pop animated choice 223973973043275
                holdBack choice 243829544230173
                """),
        Self(
            testDescription: "a pull that is taken back does not name the cause of a later exit",
            script: """
                world flow
                root 40351996089645
                open choice 114900118401330
                advance choice 255164285823631
                pullSheet choice 239242388238220
                """),
        Self(
            testDescription: "a verb asked for while a dismissal has not begun",
            script: """
                world flow
                root 258380859932859
                doubleTap choice 87109135151966
                scrub choice 10359541342680
                open choice 100763285904936
                """),
        Self(
            testDescription: "a dismissal that waits for the device to have turned",
            script: """
                world flow
                root 59474922415135
                open animated choice 5713326889704
                doubleTap animated choice 192157903119227
                dismiss animated choice 218768905617679
                rotate animated choice 131942231842198
                """),
        Self(
            testDescription: "two pages swiped away one after the other, the second taken back",
            script: """
                world flow
                root 194451772451470
                open choice 262637931992266
                doubleTap choice 239162253831753
                settle animated choice 128886697013370
                swipe choice 169050664400391
                flick animated choice 19668421430975
                swipeContent animated choice 68055435944991
                """),
        Self(
            testDescription: "a back button tapped in the middle of a push, while a verb waits",
            script: """
                world flow
                root 199946040404941
                open animated choice 25644862299408
                replace choice 246411741393738
                tapBack choice 50596316709119
                """),
        Self(
            testDescription: "a back button's pop that app code drives is not named a swipe",
            script: """
                world flow
                root 118964497225924
                open choice 33811337302354
                tapBack choice 57697216364053
                """),
        Self(
            testDescription: "a pop that app code drives after a finger has gone is not named a swipe",
            script: """
                world flow
                root 124068857421796
                open choice 163413900348613
                swipeContent choice 207265423844901
                open choice 277055547198662
                settle choice 254135343606880
                finish choice 203225942491783
                popTo animated choice 243553478458683
                """),
        Self(
            testDescription: "a pull that finds the device turning, and is taken back",
            script: """
                world flow
                root 163986443895496
                flick animated choice 212600420005100
                pullSheet choice 101342370071303
                open animated choice 48681622786021
                open animated choice 277994674289311
                rotate animated choice 97658713694665
                moveOn choice 125559257743752
                advance choice 242980545190902
                springBack choice 93197561216407
                pullSheet choice 265197995192292
                """),
        Self(
            testDescription: "a pull on a sheet in which a page is on its way, and is taken back",
            script: """
                world flow
                root 229651325366978
                open animated choice 243467371943572
                settle choice 122603068958348
                doubleTap choice 160038471740227
                pullSheet animated choice 228646846263200
                scroll animated choice 4719489470015
                """),
        Self(
            testDescription: "a stack that is taken out while it brings a page",
            script: """
                world flow
                root 46362370889517
                open animated choice 55285870359552
                setStack choice 120299501486058
                open choice 180224399171017
                remove animated choice 248340307143767
                """),
        Self(
            testDescription: "a tab that is taken away, which app code's own animator gives up",
            script: """
                world flow
                root 242658588137384
                remove choice 159284704700604
                advance choice 14271260496969
                driveBack animated choice 69989564684963
                """),
        Self(
            testDescription:
                "a stack of full screens that is popped while an inner change of it is on its way",
            script: """
                world flow
                root 76763886410022
                open choice 228511954475953
                doubleTap animated choice 195870881128121
                swipe animated choice 33717136068967
                pressBackKeys animated choice 93484621929121
                popTo choice 189076587131322 callback 2
                finish animated choice 122337707003878
                pop choice 272360582309376
                present choice 159743008995280
                push animated choice 278873773487454
                springBack choice 442995576511
                """),
        Self(
            testDescription: "a swipe on a stack that is no tab any more and is still visible",
            script: """
                world flow
                root 234371324846195
                open animated choice 243826437050024
                goBack animated choice 79065185149080
                open animated choice 174180637338764
                returnTo animated choice 43946918221661
                open choice 274065523426983
                goBack choice 128490511155772
                remove choice 112111941236157 callback 0
                swipe choice 144786063866087
                springBack choice 134447954636522
                swipe choice 122228960144861
                """),
        Self(
            testDescription: "a page that was popped and put back leaves once",
            script: """
                world flow
                root 124877494146217
                open choice 36152927774223
                open choice 43556825710141
                setStack animated choice 230643523073330
                replace animated choice 65413956770834
                present choice 53249193063447
                rotate choice 155205115805575
                popTo choice 186733717943446
                popTo animated choice 152265370301237
                goBack choice 134964204951930
                """),
        Self(
            testDescription: "a swipe on a full-screen stack while a container within its page is at work",
            script: """
                world flow
                root 230287240419940
                push choice 45624621079963
                doubleTap animated choice 89921774221348
                open animated choice 249231078116639
                open animated choice 181378984237686
                goBack animated choice 114837642457154
                setStack animated choice 238517504421171
                doubleTap animated choice 262551652750422
                swipe choice 224525260769984
                """),
        Self(
            testDescription: "a sheet that a page covers between a finger's touch and its pull",
            script: """
                world flow
                root 274493979217233
                open choice 98048606344395
                goBack animated choice 143569835207778
                open animated choice 218980440048267
                open choice 27258552026171 callback 0
                pullSheet animated choice 18575131118668
                """),
        Self(
            testDescription: "a pop by app code while the menu of the back button is open",
            script: """
                world flow
                root 16156989895819
                setStack animated choice 27374226696767
                scroll animated choice 3700674787401
                holdBack animated choice 31944546769469
                settle animated choice 207121288286133
                popTo animated choice 210842789512715
                """),
        Self(
            testDescription: "a transition that app code holds while a finger moves",
            script: """
                world flow
                root 193518144290130
                pullSheet animated choice 93669314421791
                setStack animated choice 238211644345444 callback 5
                swapRoot choice 17882310714950
                open choice 36911132504668
                flick choice 219358334749742
                """),
        Self(
            testDescription: "a dismissal that waits for a container within the page, while a verb waits",
            script: """
                world flow
                root 55926820184080
                present animated choice 39650657775524
                open choice 163851063386669
                setStack animated choice 4078676489861
                dismiss choice 60952773163748
                goBack animated choice 100450085606781
                """),
        Self(
            testDescription: "a pop that waits for a dismissal, is held then, and taken back",
            script: """
                world flow
                root 219293278046983
                open choice 198755645234035
                doubleTap animated choice 117156621889524
                finish animated choice 102837696073736
                advance animated choice 115111691024727
                tapBack choice 184617065556218
                scroll choice 122841934188905
                swipeContent animated choice 263900002175144
                driveBack animated choice 154265404548045
                """),
    ]
}
