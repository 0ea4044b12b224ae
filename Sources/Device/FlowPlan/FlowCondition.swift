/// A condition of a flow. All parts that aren't `nil` must hold.
package struct FlowCondition: Codable, Equatable, Sendable {
    package enum Platform: String, CaseIterable, Codable, Sendable {
        case iOS, Android, Web
    }

    package var visible: ElementSelector?
    package var notVisible: ElementSelector?
    package var platform: Platform?
    package var expression: FlowExpression?

    package init(visible: ElementSelector? = nil, notVisible: ElementSelector? = nil) {
        (self.visible, self.notVisible) = (visible, notVisible)
    }
}
