extension FoundTests.Case {
    /// Requests during a rotation.
    static let turning: [Self] = [
        Self(
            testDescription: "a pop while the device turns, which app code's own animator gives up",
            script: """
                world flow
                root 103947736216063
                pullSheet animated choice 17225141175897
                open choice 169690801052688
                open animated choice 264433560060188 callback 1
                springBack animated choice 252312299403463
                returnTo animated choice 79777080357799
                rotate animated choice 259321602941082
                swipe choice 148752811409815
                advance choice 1391440430575
                springBack choice 203947627209218
                driveBack animated choice 110895414576079
                """),
        Self(
            testDescription: "a way back by a gesture while the device turns, which is given up",
            script: """
                world flow
                root 16652646315424
                replace animated choice 244034538098450
                swipe animated choice 70506670099506
                driveToEnd animated choice 11023667383304
                springBack animated choice 202047153989784
                replace animated choice 150275968008757
                open animated choice 235053630616923
                goBack animated choice 43652461810440
                rotate animated choice 214672514510607
                swipe animated choice 36421081972151
                driveBack choice 101762330901246 callback 0
                flick choice 7558483939460
                scrub animated choice 165763784155701
                scroll choice 264505134712773
                advance animated choice 44085626111310
                """),
        Self(
            testDescription: "a scroll view whose frame is off by a rounding when the device has turned",
            script: """
                world flow
                root 243336452024275
                open choice 141748668372499
                ask choice 246332896150018
                open choice 269406478560763
                advance choice 235147021077981
                remove animated choice 231897315712496 callback 0
                pullSheet animated choice 86567612036508
                tap animated choice 203630734502425
                open choice 237782972931707
                rotate animated choice 30037779208399
                scroll animated choice 207523784417400
                replace animated choice 214581500034887
                returnHome animated choice 153608440563810
                scrub choice 63426923507743
                """),
    ]
}
