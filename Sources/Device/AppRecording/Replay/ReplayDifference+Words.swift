import Foundation
import Simulator

extension ReplayDifference: CustomStringConvertible {
    /// A description of the moment and the difference.
    package var description: String {
        let after = lastStep.map { "after “\($0)”" } ?? "after the launch"
        let before = nextStep.map { ", before “\($0)”" } ?? ", at the end"
        return "The app differs \(after)\(before), at \(String(format: "%.2f", time)) s.\n\(details)"
    }

    private var details: String {
        switch kind {
        case .callbacks(let recorded, let now):
            let place = zip(recorded, now).prefix { $0 == $1 }.count
            return
                """
                The callbacks are others from number \(place + 1) on:
                recorded: \(recorded.dropFirst(place).first ?? "no more")
                now:      \(now.dropFirst(place).first ?? "no more")
                """
        case .tree(let recorded, let now):
            return "The controllers are others.\nrecorded:\n\(recorded)\nnow:\n\(now)"
        case .picture: return "The screen looks otherwise."
        }
    }

    /// Both pictures and their overlay, if they differ: SVG by name.
    package var pictures: [(name: String, svg: String)] {
        guard case .picture(let recorded, let now) = kind else { return [] }
        return [
            ("recorded", recorded), ("now", now),
            ("difference", PictureOverlay.svg(stored: recorded, new: now)),
        ]
    }
}
