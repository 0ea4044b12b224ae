extension FoundTests.Case {
    /// Pages that disappear during a touch, or with their parent.
    static let outOfSight: [Self] = [
        Self(
            testDescription: "a swipe on a stack whose tab is left before the finger moves",
            script: """
                world uikit
                root 63947799170093
                tapBack animated choice 191391600859019
                push choice 192328749518080 callback 0
                selectTab choice 111446915606492
                swipe animated choice 76562838993392
                swipeContent animated choice 217986957905230
                selectTab animated choice 86057458083036
                pressBackKeys animated choice 176816214273201
                advance choice 204349646186539
                doubleTap choice 42236063045270
                """),
        Self(
            testDescription: "a swipe on a full-screen stack whose tab is left before the finger moves",
            script: """
                world flow
                root 115923546340520
                open animated choice 258295132800751
                swipeContent choice 39681751901013
                goBack choice 74247094976303
                doubleTap animated choice 125630394837060
                tapTab choice 214274721401601
                takeTouches choice 14986951077740
                setStack animated choice 67293035451481
                flick animated choice 22557792400848
                pressEscape choice 207988854453652
                moveOn animated choice 138598888991557
                returnTo choice 241217724987484
                swipe animated choice 106713009299701
                returnHome animated choice 168699138173875
                """),
        Self(
            testDescription: "a swipe after a pulled sheet, on a stack that is not visible",
            script: """
                world flow
                root 50959958257028
                advance animated choice 174922980041271
                advance choice 69830726430699
                advance choice 17370426042670
                open animated choice 49605982910956
                pullSheet animated choice 188465746945139
                returnTo choice 233263999307151
                advance choice 264501758644034
                flick choice 269409418414578
                open choice 51525437897551
                swipe animated choice 256766353406118
                scrub choice 76418390038509
                tapTab choice 144968258936021
                moveOn animated choice 218524388517107
                replace choice 124591017854606
                open animated choice 41596633311620
                """),
        Self(
            testDescription: "a stack that is taken out while it disappears with its parent",
            script: """
                world flow
                root 241734039429706
                open choice 140422134233668
                doubleTap animated choice 111356350977401
                goBack animated choice 179979890175967
                push animated choice 193779686329544
                push animated choice 182114467145947
                present animated choice 166446006357469
                """),
        Self(
            testDescription: "a request that begins with a look, and is held",
            script: """
                world flow
                root 173912661887719
                open animated choice 163467313387434
                rotate choice 170059229964926
                scroll animated choice 249085675630256
                swapRoot animated choice 120324478010888
                open animated choice 61387911618904
                """),
    ]
}
