extension KnownFramework {
    /// Nodes store their tree and their properties. Nothing is rendered, actions don't run, and there is no physics.
    static let spriteKit = KnownFramework(
        name: "SpriteKit", prefixes: ["SK"], imports: [],
        text: spriteNodes + "\n" + spriteScenes + "\n" + spriteActions + "\n" + spritePhysics + "\n"
            + spriteTiles)
}
