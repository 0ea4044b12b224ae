import Foundation
import NeutralValues

public final class WidgetCenter {
    nonisolated(unsafe) public static let shared = WidgetCenter()

    private init() {}

    public func getCurrentConfigurations(
        _ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void
    ) { DispatchQueue.main.async { completion(.success([])) } }

    public func reloadTimelines(ofKind kind: String) { notReal() }
    public func reloadAllTimelines() { notReal() }
    public func invalidateConfigurationRecommendations() { notReal() }
}
