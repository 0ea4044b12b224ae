import UIKit

/// Pictures of a running app: a layer keeps its number from one picture to the next, and motions describe planned animations.
///
/// ``Picture/changes(since:)`` then contains only the necessary updates of a remote screen: none while a planned transition runs.
@MainActor
package final class LivePictures {
    private var numbers = LayerNumbers()
    /// The current motions, by the keys of their groups.
    private var motions: [PictureKey: PictureMotion] = [:]
    /// Whether the next frame differs even without further input, in a way that no motion describes.
    package private(set) var isRedrawn = false

    package init() {}

    /// The picture of a screen; see ``Picture/init(of:keyboard:on:)``.
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

    /// Keeps the earlier motion if the animation continues as planned.
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
