import UIKit

/// Pictures of an app that goes on: a layer keeps its number from one picture to the next, and ways ahead are told as motions.
///
/// What comes out of ``Picture/changes(since:)`` is then what a screen elsewhere has to be told: while a transition runs by
/// itself, nothing.
@MainActor
package final class LivePictures {
    private var numbers = LayerNumbers()
    /// The motions that were told last, by the keys of their groups.
    private var motions: [PictureKey: PictureMotion] = [:]
    /// Whether the next frame differs though nothing happens: something changes that no motion tells.
    package private(set) var isRedrawn = false

    package init() {}

    /// What a screen shows from now on; see ``Picture/init(of:keyboard:on:)``.
    package func picture(of windows: [UIWindow], keyboard: OnScreenKeyboard, on size: CGSize) -> Picture {
        numbers.beginAgain()
        let future = FutureMotions(from: Runtime.current.loop.now)
        var maker = LayerNodes(.live(future), numbers: numbers)
        var picture = Picture(of: windows, keyboard: keyboard, on: size, by: &maker)
        numbers = maker.numbers
        isRedrawn = maker.isRedrawn
        var told: [PictureKey: PictureMotion] = [:]
        if maker.tellsMotions { picture.nodes = picture.nodes.map { keepingMotions($0, &told) } }
        motions = told
        return picture
    }

    /// A motion that goes on as it was told stays the one that was told.
    private func keepingMotions(_ node: PictureNode, _ told: inout [PictureKey: PictureMotion]) -> PictureNode
    {
        guard case .group(var group) = node.content else { return node }
        if let motion = group.motion {
            let known = motions[node.key].flatMap { $0.goesOn(as: motion) ? $0 : nil }
            group.motion = known ?? motion
            told[node.key] = group.motion
        }
        group.children = group.children.map { keepingMotions($0, &told) }
        return PictureNode(node.key, .group(group))
    }
}
