/// Something the user did, as it is handed to views that ask who is at a point. Follows Apple's page "UIEvent".
@preconcurrency @MainActor
open class UIEvent: NSObject {}
