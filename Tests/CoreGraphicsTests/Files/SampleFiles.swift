import Foundation

/// Small files, as image programs write them.
enum SampleFiles {
    /// 4 by 2 pixels with opacity.
    static let png = decoded(
        """
        iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAYAAAB/qH1jAAAAJElEQVR4nAXBMQEAIAwDsBwI5N7M8czfHJRESK7yxKpDGoPGfMa2CZTi\
        2wbZAAAAAElFTkSuQmCC
        """)
    /// 3 by 5 gray pixels.
    static let grayPNG = decoded(
        """
        iVBORw0KGgoAAAANSUhEUgAAAAMAAAAFCAAAAAClGgl+AAAAD0lEQVR4nGNsYGBgYkDFAAn4AIonbL+xAAAAAElFTkSuQmCC
        """)
    /// 5 by 3 pixels of two colors in a table.
    static let indexedPNG = decoded(
        """
        iVBORw0KGgoAAAANSUhEUgAAAAUAAAADAQMAAABh+Fe7AAAABlBMVEX/AAD/AAD/OybuAAAADklEQVR4nGNgYGBgYAAAAAYAAXKCmeoAAAAA\
        SUVORK5CYII=
        """)
    /// 6 by 4 pixels with a rotation to the right.
    static let turnedJPEG = decoded(
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUl\
        KFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSk\
        pKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAEAAYDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAYEAEA\
        AwEAAAAAAAAAAAAAAAAAAQMycf/EABUBAQEAAAAAAAAAAAAAAAAAAAIF/8QAFxEAAwEAAAAAAAAAAAAAAAAAAAEDM//aAAwDAQACEQMRAD8A\
        gpzPQBvoylHNH//Z
        """)
    /// 6 by 4 gray pixels.
    static let grayJPEG = decoded(
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8\
        ybqmx5moq6T/wAALCAAEAAYBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAABP/EABgQAAIDAAAAAAAAAAAAAAAAAAABAzJx/9oACAEBAAA/AAQ1\
        en//2Q==
        """)

    private static func decoded(_ text: String) -> Data {
        Data(base64Encoded: text) ?? Data()
    }
}
