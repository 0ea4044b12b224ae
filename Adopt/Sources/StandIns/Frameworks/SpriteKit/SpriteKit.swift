extension KnownFramework {
    /// Nodes keep their tree and what they are told. Nothing is drawn, no action runs and nothing falls.
    static let spriteKit = KnownFramework(
        name: "SpriteKit", prefixes: ["SK"], imports: [],
        text: spriteNodes + "\n" + spriteScenes + "\n" + spriteActions + "\n" + spritePhysics + "\n"
            + spriteTiles)
}
