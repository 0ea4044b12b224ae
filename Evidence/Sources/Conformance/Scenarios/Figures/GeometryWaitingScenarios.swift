import Simulator

// Figures that can't be measured here yet, and those that no measurement could decide.
extension Scenario {
    static let waitingFigures: [Scenario] = [
        .uncovered("geo-form-sheet", "A sheet is as wide as its container here.")
    ]

    static let openFigures: [Scenario] = [
        .open(
            "geo-touch-target",
            "A guideline to those who design apps. No source says what the system does to smaller controls."),
        .open(
            "geo-tab-26",
            "Interface Builder of Xcode 26 counts the bottom of the safe area twice: what is left for the bar is a guess."
        ),
    ]
}
