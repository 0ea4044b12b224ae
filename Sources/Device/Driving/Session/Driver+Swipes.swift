import AppRecording
import Exploration
import ScreenTree
import Simulator

// Fingers that move, and the way back.
extension Driver {
    /// The distance of a finger on a row, which reveals the row's actions, in points.
    private static let rowDistance: CGFloat = 120
    /// The distance of a finger on a slider, in points.
    private static let sliderDistance: CGFloat = 60

    func swipe(_ direction: SwipeDirection, in target: Target?) throws -> Deed {
        guard direction != .back else {
            guard target == nil else {
                throw CommandFault("swipe back takes no target: it starts at the edge.")
            }
            simulator.edgeSwipe(to: 0.6)
            simulator.endSwipe(.finish)
            return Deed(
                command: .swipe(.back, in: nil), lines: ["sim.edgeSwipe(to: 0.6)", "sim.endSwipe(.finish)"])
        }
        guard let target else {
            return Deed(command: .swipe(direction, in: nil), lines: move(direction, over: nil))
        }
        let aim = try aim(at: target)
        return Deed(command: .swipe(direction, in: aim.target), lines: move(direction, over: aim))
    }

    /// Flicks over a page or a list; drags a row or a slider, which stay where the finger is lifted.
    private func move(_ direction: SwipeDirection, over aim: Aim?) -> [String] {
        let area = aim?.frame ?? UIScreen.main.bounds
        if let slider = aim?.element?.object as? UISlider {
            let thumb = CGPoint(x: slider.thumbCenter, y: slider.bounds.midY)
            return pan(from: slider.screenPoint(thumb), direction.way(Self.sliderDistance))
        }
        let middle = aim?.point ?? CGPoint(x: area.midX, y: area.midY)
        if aim?.element?.isRow == true { return pan(from: middle, direction.way(Self.rowDistance)) }
        let length = direction.isVertical ? area.height : area.width
        let half = direction.way(length * 0.3)
        let (start, end) = (
            CGPoint(x: middle.x - half.x, y: middle.y - half.y),
            CGPoint(x: middle.x + half.x, y: middle.y + half.y)
        )
        simulator.swipe(from: start, to: end)
        return ["sim.swipe(from: \(GestureLines.point(start)), to: \(GestureLines.point(end)))"]
    }

    private func pan(from start: CGPoint, _ way: CGPoint) -> [String] {
        let end = CGPoint(x: start.x + way.x, y: start.y + way.y)
        simulator.pan(from: start, to: end)
        return ["sim.pan(from: \(GestureLines.point(start)), to: \(GestureLines.point(end)))"]
    }

    /// Taps the back button, or the leading item of the bar of a page with a page before it.
    func back() throws -> Deed {
        guard let page = Screen.front(of: simulator), let button = BackButton.view(of: page) else {
            let content = ScreenContent(of: simulator, named: app.name)
            throw CommandFault("this page has no back button.\n\(ScreenChange.sight(content))")
        }
        let point = button.screenPoint(CGPoint(x: button.bounds.midX, y: button.bounds.midY))
        let aim = Aim(point: point, name: simulator.name(at: point))
        simulator.tap(at: point)
        return Deed(command: .tap(aim.target), lines: [aim.tapLine])
    }
}

extension ElementSnapshot {
    fileprivate var isRow: Bool { kind == .cell || kind == .tableRow }
}

extension SwipeDirection {
    fileprivate var isVertical: Bool { self == .up || self == .down }

    /// The finger's path of a length.
    fileprivate func way(_ length: CGFloat) -> CGPoint {
        switch self {
        case .up: CGPoint(x: 0, y: -length)
        case .down: CGPoint(x: 0, y: length)
        case .left: CGPoint(x: -length, y: 0)
        case .right, .back: CGPoint(x: length, y: 0)
        }
    }
}
