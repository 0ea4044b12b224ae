import UIKit

// Apple Pencil, hovering, and the size of a fingertip.
extension Simulator {
    /// Apple Pencil on the screen.
    public struct Pencil {
        /// The altitude angle in radians: 0 if the pencil is parallel to the screen, π/2 if it is perpendicular.
        public var altitude: CGFloat
        /// The azimuth angle in radians, clockwise from the x axis of the window.
        public var azimuth: CGFloat
        /// The force of the touch.
        public var force: CGFloat
        /// The maximum possible force.
        public var maximumForce: CGFloat

        /// Creates a pencil.
        public init(
            altitude: CGFloat = .pi / 2, azimuth: CGFloat = 0, force: CGFloat = 1, maximumForce: CGFloat = 4
        ) {
            self.altitude = altitude
            self.azimuth = azimuth
            self.force = force
            self.maximumForce = maximumForce
        }
    }

    /// Makes later touches those of a pencil; `nil` makes them those of fingers.
    ///
    /// A current touch keeps its type. Its next move updates the pencil's angles and force.
    public func touch(with pencil: Pencil?) {
        takeOver()
        var contact = TouchContact()
        if let pencil {
            contact.type = .pencil
            contact.altitude = pencil.altitude
            contact.azimuth = pencil.azimuth
            (contact.force, contact.maximumForce) = (pencil.force, pencil.maximumForce)
            (contact.radius, contact.radiusTolerance) = (0, 0)
        }
        runtime.application.fingers.contact = contact
    }

    /// The radius of a touch, in points. Defaults to 20.
    public var touchRadius: CGFloat {
        get { runtime.application.fingers.contact.radius }
        set { runtime.application.fingers.contact.radius = newValue }
    }

    /// Double-taps the pencil. The pencil interactions in the key window are notified.
    public func doubleTapPencil() {
        takeOver()
        runtime.application.receivePencilTap()
    }

    /// The user's preferred action for a double tap on the pencil. Defaults to `.switchEraser`.
    public var pencilTapAction: UIPencilPreferredAction {
        get { runtime.state(PencilSettings.init).tapAction }
        set { runtime.state(PencilSettings.init).tapAction = newValue }
    }

    /// Whether the user draws only with the pencil. Defaults to `false`.
    public var drawsWithPencilOnly: Bool {
        get { runtime.state(PencilSettings.init).drawsAlone }
        set { runtime.state(PencilSettings.init).drawsAlone = newValue }
    }

    /// Moves a pencil to a point above the screen. Hover gesture recognizers track it, as they track the pointer of
    /// ``movePointer(to:over:)``.
    ///
    /// - Parameters:
    ///   - zOffset: The distance above the screen, from 0 to 1.
    ///   - altitude: The altitude angle in radians.
    ///   - azimuth: The azimuth angle in radians, clockwise from the x axis of the window.
    public func hover(
        at point: CGPoint, zOffset: CGFloat = 0, altitude: CGFloat = .pi / 2, azimuth: CGFloat = 0
    ) {
        takeOver()
        var place = HoverPlace(point)
        (place.zOffset, place.altitude, place.azimuth) = (zOffset, altitude, azimuth)
        runtime.application.hoverRecognition.move(to: place)
        turn()
    }

    /// Ends the hovering.
    public func endHovering() {
        takeOver()
        runtime.application.hoverRecognition.leave()
        turn()
    }
}
