extension KnownFramework {
    /// Word games take their random numbers from it: these are real.
    static let gameplayKit = KnownFramework(
        name: "GameplayKit", prefixes: ["GK"], imports: [],
        text: """
            class GKRandomSource: NSObject {
                private static let shared = GKRandomSource()
                class func sharedRandom() -> GKRandomSource { shared }
                func nextInt() -> Int { Int(Int32.random(in: .min ... .max)) }
                func nextInt(upperBound: Int) -> Int { upperBound < 1 ? 0 : Int.random(in: 0..<upperBound) }
                func nextUniform() -> Float { Float.random(in: 0...1) }
                func nextBool() -> Bool { Bool.random() }
                func arrayByShufflingObjects(in array: [Any]) -> [Any] { array.shuffled() }
            }
            class GKARC4RandomSource: GKRandomSource {}
            class GKRandomDistribution: NSObject {
                let lowestValue: Int
                let highestValue: Int
                var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }
                init(lowestValue: Int, highestValue: Int) {
                    self.lowestValue = min(lowestValue, highestValue)
                    self.highestValue = max(lowestValue, highestValue)
                    super.init()
                }
                class func d6() -> GKRandomDistribution { GKRandomDistribution(lowestValue: 1, highestValue: 6) }
                class func d20() -> GKRandomDistribution { GKRandomDistribution(lowestValue: 1, highestValue: 20) }
                func nextInt() -> Int { Int.random(in: lowestValue...highestValue) }
                func nextBool() -> Bool { Bool.random() }
            }
            class GKShuffledDistribution: GKRandomDistribution {
                private var waiting: [Int] = []
                override func nextInt() -> Int {
                    if waiting.isEmpty { waiting = Array(lowestValue...highestValue).shuffled() }
                    return waiting.removeLast()
                }
            }
            """)
}
